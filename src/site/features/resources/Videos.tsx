import { chakra } from '@chakra-ui/react'
import { useHydrated } from '@tanstack/react-router'
import { resources, type VideoLink } from '#content/pages/resources.ts'
import { Button } from '#ui/controls/Button.tsx'
import { OutsideLink } from '#ui/controls/OutsideLink.tsx'
import { useLoadMore } from '#ui/controls/useLoadMore.ts'
import { Icon } from '#ui/media/Icon.tsx'
import { Small } from '#ui/text/Text.tsx'
import { unscripted } from '#ui/theme/scripted.ts'
import { Section } from './Section.tsx'
import { VideoThumbnail } from './VideoThumbnail.tsx'
import { isExample } from './videoId.ts'

/** Videos shown at first, and added by 'Load More' (RS-05, RS-06). */
const [first, step] = [2, 2]

const onPicture = { bg: 'rgb(10 20 40 / .82)', color: 'white' } as const

/** YouTube-style grid of the videos (RS-18); all of them show without scripts. Examples are no links. */
export function Videos({ items = resources.videos.items }: { items?: readonly VideoLink[] }) {
  const { title, text, examples, loadMore } = resources.videos
  const hydrated = useHydrated()
  const { shown, more, list } = useLoadMore('videos', first, step)
  return (
    <Section id="videos" title={title}>
      <Small mt="2" mb={{ base: '6', sm: '8' }}>
        {items.every(({ link }) => isExample(link)) ? examples : text}
      </Small>
      <chakra.ul
        ref={list}
        listStyle="none"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
        gap={{ base: '32px', sm: '40px 32px' }}
      >
        {(hydrated ? items.slice(0, shown) : items).map((video, position) => (
          <Video key={video.id} video={video} waits={position >= shown} />
        ))}
      </chakra.ul>
      {shown < items.length && (
        <chakra.div textAlign="center" mt="10" css={unscripted({ display: 'none' })}>
          <Button variant="line" onClick={more}>
            {loadMore}
          </Button>
        </chakra.div>
      )}
    </Section>
  )
}

function Video({ video: { id, title, link }, waits }: { video: VideoLink; waits: boolean }) {
  const example = isExample(link)
  const card = (
    <>
      <chakra.span display="block" position="relative" overflow="hidden" borderRadius="card" bg="navy.800">
        <VideoThumbnail link={link} standIn={`video-${id}`} />
        {example ? (
          <chakra.span
            position="absolute"
            top="3"
            left="3"
            px="3"
            py="1"
            borderRadius="pill"
            {...onPicture}
            textStyle="meta"
          >
            {resources.videos.example}
          </chakra.span>
        ) : (
          <chakra.span
            data-play=""
            position="absolute"
            inset="0"
            m="auto"
            w="64px"
            h="64px"
            display="grid"
            placeItems="center"
            borderRadius="full"
            {...onPicture}
            transition="background, color"
            transitionDuration="fast"
          >
            <Icon name="play" size="28px" />
          </chakra.span>
        )}
      </chakra.span>
      <chakra.b display="block" textStyle="h3" mt="4">
        {title}
      </chakra.b>
    </>
  )
  return (
    <chakra.li minW="0" {...(waits && { css: { display: 'none', ...unscripted({ display: 'block' }) } })}>
      {example ? (
        // 'Load More' takes the keyboard here.
        <chakra.div tabIndex={-1} outline="none">
          {card}
        </chakra.div>
      ) : (
        <OutsideLink
          href={link}
          display="block"
          color="ink"
          textDecoration="none"
          css={{
            '&:hover [data-play]': { bg: 'gold.500', color: 'navy.950' },
            '&:hover b': { textDecoration: 'underline' },
          }}
        >
          {card}
        </OutsideLink>
      )}
    </chakra.li>
  )
}
