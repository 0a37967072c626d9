/** The finding of one check. */
export interface Finding {
  /** 'note' is for information, 'fail' must be fixed. */
  state: 'ok' | 'note' | 'fail'
  text: string
}
