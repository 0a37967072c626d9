import type { SystemContext, SystemStyleObject } from '@chakra-ui/react'
import hash from '@emotion/hash'
import type { EmotionCache } from '@emotion/react'
import { serializeStyles } from './emotion.ts'

type Css = SystemContext['css']
type Cva = SystemContext['cva']
type Recipe = ReturnType<Cva>
type Interpolation = Parameters<typeof serializeStyles>[0][number]
type RecipeConfig = NonNullable<Parameters<Cva>[0]>
/** Answers `undefined` until the engine has been loaded. */
type Engine = () => SystemContext | undefined

/** Names of the styles in the page's stylesheet; filled before the first render. */
export const precompiledNames = new Set<string>()

/** Styles that were asked for before the engine was loaded, by name. Their elements have the class already. */
const awaited = new Map<string, () => SystemStyleObject>()

/** Inserts the rules of the styles that were asked for before the engine was loaded. */
export function insertAwaited(cache: EmotionCache): void {
  for (const [name, styles] of awaited) {
    cache.insert(`.${cache.key}-${name}`, serialized(name, styles), cache.sheet, true)
  }
  awaited.clear()
}

const serialized = (name: string, styles: () => SystemStyleObject) => ({
  ...serializeStyles([styles() as Interpolation]),
  name,
})

/** The engine, where nothing can do without it. */
export function loadedSystem(engine: Engine): SystemContext {
  const system = engine()
  if (!system) throw new Error("Chakra's engine was needed before it was loaded: see src/theme/precompiled/README.md")
  return system
}

/**
 * Chakra's `css` and `cva`, with class names hashed from the input instead of the generated rules. Hashing the input is
 * much cheaper, and the prerendered stylesheet has the rules of nearly all names, so the engine runs only for styles
 * that no prerendered page has.
 */
export function precompiledStyles(engine: Engine): Pick<SystemContext, 'css' | 'cva'> {
  return { css: precompiledCss(engine), cva: precompiledRecipes(engine) }
}

/** A recipe's result for one choice of variants. */
class VariantStyles {
  constructor(
    private readonly name: string,
    readonly styles: () => SystemStyleObject,
  ) {}

  toJSON(): string {
    return this.name
  }
}

const plain = hash('{}')
/** Matches a styled element without any styles. */
const nothing = new RegExp(`^\\[("${plain}\\{\\}",)?(\\{\\},?)*\\]$`)

/** Emotion accepts serialized styles unchanged. */
function precompiledCss(engine: Engine): Css {
  const named = remembered((key: string, styles: () => SystemStyleObject) => {
    if (nothing.test(key)) return { name: '', styles: '' }
    const name = hash(key)
    // Emotion skips empty styles; the text is not read, since the rules exist.
    if (precompiledNames.has(name)) return { name, styles: ' ' }
    if (!engine()) {
      awaited.set(name, styles)
      return { name, styles: ' ' }
    }
    return serialized(name, styles)
  })
  return (...given: Parameters<Css>) =>
    named(JSON.stringify(given), () =>
      loadedSystem(engine).css(...given.map((style) => (style instanceof VariantStyles ? style.styles() : style))),
    ) as unknown as SystemStyleObject
}

/** Chakra creates an element's recipe on each render; here each is created once, on first use. */
function precompiledRecipes(engine: Engine): Cva {
  const made = new WeakMap<object, Recipe>()
  return ((config: RecipeConfig = {}) => {
    const known = made.get(config)
    if (known) return known
    let recipeOfChakra: Recipe | undefined
    const recipe = () => {
      recipeOfChakra ??= loadedSystem(engine).cva(config)
      return recipeOfChakra
    }
    const name = hash(JSON.stringify(config))
    const variantStyles = remembered((key, styles: () => SystemStyleObject) => new VariantStyles(name + key, styles))
    const precompiled = Object.assign(
      (variants: Parameters<Recipe>[0]) => variantStyles(JSON.stringify(variants), () => recipe()(variants)),
      {
        __cva__: true,
        config,
        variantKeys: Object.keys(config.variants ?? {}),
        merge: (other: Recipe) => recipe().merge(other),
      },
      // Styled elements read no other member of a recipe.
    ) as unknown as Recipe
    made.set(config, precompiled)
    return precompiled
  }) as Cva
}

function remembered<T, Rest extends unknown[]>(
  make: (key: string, ...rest: Rest) => T,
): (key: string, ...rest: Rest) => T {
  const known = new Map<string, T>()
  return (key, ...rest) => {
    const value = known.get(key) ?? make(key, ...rest)
    known.set(key, value)
    return value
  }
}
