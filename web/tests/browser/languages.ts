/** The languages that everything is written in. The list of the client lives in a module that only a browser can load. */
export const LANGUAGES = ['en', 'fr', 'it'] as const;
