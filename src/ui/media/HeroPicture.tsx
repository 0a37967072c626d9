import { pictureKinds, pictureSrcSet, pictureUrl } from '#content/pictures.ts'
import { Picture } from './Picture.tsx'

const narrow = pictureKinds['hero-narrow']
/** 1000 px in rem, as the other breakpoints: larger text narrows the page. */
const isNarrow = '(max-width: 62.5rem)'

/**
 * The drawn window behind a hero. On wide screens it fills the hero and leaves the left side calm for text; up to 1000
 * px a narrow crop follows the text. It is the page's largest paint (LCP) and decorative.
 */
export function HeroPicture({ name, underBar = true }: { name: string; underBar?: boolean }) {
  return (
    <picture>
      {import.meta.env.SSR && <Preloads name={name} />}
      <source
        media={isNarrow}
        srcSet={pictureSrcSet('hero-narrow', name)}
        sizes="100vw"
        width={narrow.width}
        height={narrow.height}
      />
      <Picture
        kind="hero"
        name={name}
        alt=""
        sizes="100vw"
        first
        w="full"
        h={{ base: 'auto', lg: underBar ? 'calc(100% - var(--bar) + 22px)' : 'full' }}
        maxH={{ base: '48rem', lg: 'none' }}
        aspectRatio={{ base: '43/45', lg: 'auto' }}
        objectFit="cover"
        objectPosition={{ base: '50% 70%', lg: '100% 50%' }}
        position={{ lg: 'absolute' }}
        // The frame of the window begins just below the top bar.
        inset={{ lg: `${underBar ? 'calc(var(--bar) - 22px)' : '0px'} 0 auto` }}
        zIndex={{ lg: '-1' }}
        css={{
          lgTo2xl: {
            maskImage: 'linear-gradient(90deg, transparent 40%, black 66%)',
          },
          // Large text needs the whole width, so the picture moves below it, as on narrow screens.
          '@container (max-width: 60rem)': {
            position: 'static',
            height: 'auto',
            maxHeight: '48rem',
            maskImage: 'none',
          },
          // Wider than it was drawn for, the picture grows by half of the extra width and leaves the text its space.
          '@media (min-width: 1641px)': {
            width: 'min(50% + 820px, 1800px)',
            left: 'auto',
            maskImage: 'linear-gradient(90deg, transparent, black 16%)',
          },
          '@media (min-width: 1961px)': {
            right: 'calc((100% - 1960px) / 2)',
            maskImage: 'linear-gradient(90deg, transparent, black 16%, black 92%, transparent)',
          },
        }}
      />
    </picture>
  )
}

/**
 * For the head of a prerendered page: the picture is asked for with its first bytes, ahead of the scripts. React itself does so
 * for an `<img>` that no `<picture>` is around.
 * No header says it earlier: of early hints (103) browsers ignore `media` and `imagesrcset` (whatwg/html#7873), and would
 * fetch both crops.
 */
function Preloads({ name }: { name: string }) {
  const link = { rel: 'preload', as: 'image', imageSizes: '100vw', fetchPriority: 'high' } as const
  const pictures = [
    ['hero-narrow', isNarrow],
    ['hero', `not all and ${isNarrow}`],
  ] as const
  return pictures.map(([kind, media]) => {
    // React hoists no link without an address, which browsers pass over for the set.
    const picture = {
      href: pictureUrl(kind, name, pictureKinds[kind].width),
      imageSrcSet: pictureSrcSet(kind, name),
    }
    return <link {...link} {...picture} key={kind} media={media} />
  })
}
