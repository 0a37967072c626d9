import type { SystemContext, SystemStyleObject } from '@chakra-ui/react'
import hash from '@emotion/hash'
import { serializeStyles } from '@emotion/serialize'
import { inStylesheet } from './build.ts'
import { isStyleProperty } from './styleProperties.ts'

type Css = SystemContext['css']
type Cva = SystemContext['cva']
type Recipe = ReturnType<Cva>
type Interpolation = Parameters<typeof serializeStyles>[0][number]
type RecipeConfig = NonNullable<Parameters<Cva>[0]>
/** Makes Chakra's engine when first asked. */
type Engine = () => SystemContext

/** Names of the styles in the page's stylesheet; filled before the first render. */
export const precompiledNames = new Set<string>()

/** Chakra's system with a faster `css` and `cva`. Its engine is made for whatever else is asked of it. */
export function precompiledSystem(engine: Engine): SystemContext {
  const own: Partial<SystemContext> = {
    ...precompiledStyles(engine),
    isValidProperty: isStyleProperty,
    ...(inStylesheet && { _global: [], _config: { disableLayers: true } }),
  }
  return new Proxy(own as SystemContext, {
    get: (_, member) => Reflect.get(member in own ? own : engine(), member),
  })
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
    return { ...serializeStyles([styles() as Interpolation]), name }
  })
  return (...given: Parameters<Css>) =>
    named(JSON.stringify(given), () =>
      engine().css(...given.map((style) => (style instanceof VariantStyles ? style.styles() : style))),
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
      recipeOfChakra ??= engine().cva(config)
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
