/** The part of Emotion that makes rules. Until it has been loaded, lateEmotion.ts takes its place in the visitor's script. */
export { default as createCache } from '@emotion/cache'
export { serializeStyles } from '@emotion/serialize'
