/** Whether this build uses Chakra as it comes, without the fast path (`VITE_CHAKRA=plain`). */
export const plainChakra = import.meta.env.VITE_CHAKRA === 'plain'

/**
 * In a built page the stylesheet contains all global rules (build/prerender/pageStyles.ts), so the script leaves them out.
 */
export const inStylesheet = import.meta.env.PROD && !import.meta.env.SSR && !plainChakra
