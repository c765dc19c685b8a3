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

declare module 'virtual:rules/*' {
  import type { RuleBook } from '../build/rules';
  const book: RuleBook;
  export default book;
}

declare module 'virtual:rulings' {
  const rulings: Record<string, string[]>;
  export default rulings;
}
