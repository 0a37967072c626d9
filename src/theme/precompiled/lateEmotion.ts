import type { EmotionCache, Options } from '@emotion/cache'
import type { serializeStyles as serialize } from '@emotion/serialize'
import { emotionOptions } from '../emotionOptions.ts'

type Emotion = typeof import('./emotion.ts')

let loaded: Emotion | undefined

/**
 * A cache without a sheet and without the compiler of rules. What is inserted before `bringEmotion` is noted as inserted;
 * its rules come with those of all awaited styles.
 */
export function createCache({ key }: Options): EmotionCache {
  const cache: Omit<EmotionCache, 'sheet'> = {
    key,
    inserted: {},
    registered: {},
    insert: (_, { name }) => {
      cache.inserted[name] = true
    },
  }
  // Emotion only hands the sheet on to `insert`.
  return cache as EmotionCache
}

/**
 * Before Emotion has been loaded an element's styles are one named object, which is their serialization; only styles that
 * the engine has made are ever text to be joined.
 */
export function serializeStyles(...[styles, ...rest]: Parameters<typeof serialize>): ReturnType<typeof serialize> {
  return loaded ? loaded.serializeStyles(styles, ...rest) : (styles[0] as ReturnType<typeof serialize>)
}

/** From here on the cache makes rules, as Emotion's own does. */
export function bringEmotion(emotion: Emotion, cache: EmotionCache, options: Options = emotionOptions): void {
  loaded = emotion
  const { sheet, insert } = Object.assign(emotion.createCache(options), { inserted: cache.inserted })
  Object.assign(cache, { sheet, insert })
}
