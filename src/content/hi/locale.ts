// Machine draft, not yet checked by a person. Texts only: no advice.

// Latin digits, also where a browser would choose others.
export const locale = 'hi-IN-u-nu-latn'
