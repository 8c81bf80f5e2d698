/** A size as one reads it in a language (`de`): half sizes have its decimal mark, "35,5". What is sent and kept stays "35.5". */
export const writtenSize = (size: string, language: string): string => (language === 'en' ? size : size.replaceAll(/(?<=\d)\.(?=\d)/g, ','));
