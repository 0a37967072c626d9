/** The tones in which one person is drawn. */
export interface PersonTones {
  skin: string
  skinShade: string
  crease: string
  hair: string
  hairLight: string
  hairDark: string
  cloth: string
  clothLight: string
  clothDark: string
  trim: string
  accent: string
}
