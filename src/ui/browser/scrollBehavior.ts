/** 'smooth', or 'instant' with reduced motion. */
export function scrollBehavior(): 'smooth' | 'instant' {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}
