import type { Rolldown } from 'vite'

/**
 * Asks V8 to compile all functions of the scripts with which every page starts (those that chunks.ts leaves out of `packed`)
 * on another thread, while they arrive. Otherwise it compiles each when it is first called, on the main thread, which delays
 * hydration on a slow phone. To other engines it is a comment.
 * Source: WICG, Explicit JavaScript Compile Hints, file-based.
 */
export const postBanner = ({ fileName }: Pick<Rolldown.RenderedChunk, 'fileName'>): string =>
  fileName.includes('/packed/') ? '' : '//# allFunctionsCalledOnLoad'
