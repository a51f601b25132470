type Definidos<T> = { [C in keyof T]?: Exclude<T[C], undefined> };

/** What was sent: a field that was not stays as it was. */
export const definidos = <T extends object>(campos: T) =>
  Object.fromEntries(
    Object.entries(campos).filter(([, valor]) => valor !== undefined),
  ) as Definidos<T>;
