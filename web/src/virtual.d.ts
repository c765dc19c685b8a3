declare module 'virtual:icons' {
  export const creatures: Record<string, string>;
  export const tiles: Record<string, string>;
  export const families: Record<string, string>;
  export const timings: Record<string, string>;
  export const signs: Record<string, string>;
}

declare module 'virtual:locale/*' {
  const text: string;
  export default text;
}
