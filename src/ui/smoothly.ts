/** 'smooth', or 'instant' for a visitor who asked for less motion. */
export function smoothly(): 'smooth' | 'instant' {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}
