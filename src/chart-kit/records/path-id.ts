/** Returns a path's id in a command: the number, or what else is before the colon of its name. */
export const pathIdOf = ({ name }: { readonly name: string }): string => /^[^:]*/.exec(name)?.[0] ?? name;
