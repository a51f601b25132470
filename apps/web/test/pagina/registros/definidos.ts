type Definidos<T> = { [C in keyof T]?: Exclude<T[C], undefined> };

/** The fields that a body sends: one that is undefined leaves the record's as it was. */
export const definidos = <T extends object>(campos: T) =>
  Object.fromEntries(
    Object.entries(campos).filter(([, valor]) => valor !== undefined),
  ) as Definidos<T>;
