/** A number as the navigation shows it. Names of controls say the same, for those who speak what they see (WCAG 2.2, 2.5.3). */
export function cappedCount(count: number): string {
  return count > 999 ? '999+' : String(count)
}
