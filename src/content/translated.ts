/**
 * The shape of a translation of T: the same keys, parameters and lengths, other words. The compiler finds what a translation
 * lacks.
 */
export type Translated<T> = T extends string
  ? string
  : T extends (...parameters: infer Parameters) => infer Result
    ? (...parameters: Parameters) => Translated<Result>
    : T extends object
      ? { readonly [Key in keyof T]: Translated<T[Key]> }
      : T
