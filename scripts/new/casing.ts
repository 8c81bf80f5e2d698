/** `notify-me` -> `notifyMe`. */
export const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `notify-me` -> `NotifyMe`. */
export const pascal = (name: string): string => camel(name).replace(/^./, (first) => first.toUpperCase());

/** `notify-me` -> `Notify me`. */
export const sentence = (name: string): string =>
  name.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());

/** `stockAlert` -> `stock-alert`. */
export const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
