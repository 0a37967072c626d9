import { gold } from '#ui/theme/palette.ts'
import { mix } from '../grammar/colour.ts'
import { ivory, night, sunlight } from '../grammar/palette.ts'
import type { SceneStyle } from './sceneStyle.ts'

/** Every tone of one scene. */
export interface Tones {
  deep: string
  accent: string
  /** Floor and deep reveals. */
  dark: string
  wall: string
  wallLight: string
  stone: string
  lit: string
  skyNear: string
  skyBetween: string
  skyFar: string
  sun: string
  /** Buildings far off, half-way and near. */
  far: string
  middle: string
  near: string
  /** Paper and plaster in light and in shade. */
  pale: string
  shade: string
}

/** The tones that follow from a look. */
export function tonesOf(style: SceneStyle): Tones {
  const { deep, accent, skyBetween } = style
  const frame = style.frame ?? accent
  return {
    deep,
    accent,
    dark: mix(deep, night, 0.45),
    wall: deep,
    wallLight: mix(deep, frame, 0.16),
    stone: mix(deep, frame, 0.34),
    lit: mix(accent, gold[300], 0.5),
    skyNear: style.skyNear ?? mix(gold[300], '#ffffff', 0.22),
    skyBetween: skyBetween ?? mix(accent, '#ffecd0', 0.5),
    skyFar: style.skyFar ?? mix(accent, deep, 0.36),
    sun: style.sunFill ?? sunlight,
    far: skyBetween ? mix(accent, skyBetween, 0.45) : mix(accent, '#ffe2bd', 0.3),
    middle: mix(accent, deep, 0.55),
    near: mix(deep, accent, 0.12),
    pale: mix(ivory, accent, 0.1),
    shade: mix(ivory, accent, 0.42),
  }
}
