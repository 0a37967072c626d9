import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { blogArticle } from '#content/pages/blogs.ts'
import { articleTexts as texts } from '#content/texts/article.ts'
import { useSectionClick } from '#ui/useSectionClick.ts'
import type { Heading } from './headings.ts'
import type { Reading } from './useReading.ts'

interface TableOfContentsProps {
  headings: readonly Heading[]
  reading: Reading
  /** Minutes for the whole article. */
  minutes: number
}

/** One numbered entry per heading, the current one marked; beside the text and in sight from 1111 px on. */
export function TableOfContents({ headings, reading, minutes }: TableOfContentsProps) {
  const id = useId()
  const onClick = useSectionClick()
  return (
    <chakra.nav
      aria-labelledby={id}
      fontFamily="sans"
      bg={{ base: 'panel', xl: 'transparent' }}
      border={{ base: '1px solid', xl: '0' }}
      borderColor={{ base: 'line' }}
      borderRadius={{ base: 'tile', xl: '0' }}
      p={{ base: '18px 20px 16px', xl: '4px' }}
      position={{ xl: 'sticky' }}
      top={{ xl: 'calc(var(--bar) + 2.5rem)' }}
      maxH={{ xl: 'calc(100vh - var(--bar) - 5rem)' }}
      overflowY={{ xl: 'auto' }}
    >
      <chakra.h2 id={id} textStyle="label" fontSize="1.0625rem" mb="3">
        {blogArticle.tableOfContents}
      </chakra.h2>
      <chakra.ol listStyle="none" borderLeft="2px solid" borderColor="line">
        {headings.map(({ id: target, number, text }) => (
          <li key={target}>
            <chakra.a
              href={`#${target}`}
              onClick={onClick}
              {...(reading.current === target && { 'aria-current': 'location' as const })}
              display="grid"
              gridTemplateColumns="1.6em 1fr"
              py={{ base: '10px', xl: '7px' }}
              pl="16px"
              ml="-2px"
              borderLeft="2px solid transparent"
              color="ink2"
              textDecoration="none"
              fontWeight="medium"
              fontSize="1rem"
              lineHeight="1.3"
              _hover={{ color: 'ink' }}
              css={{ '&[aria-current]': { borderColor: 'gold.600', color: 'ink', fontWeight: 'semibold' } }}
            >
              <span>{`${number}.`}</span>
              {text}
            </chakra.a>
          </li>
        ))}
      </chakra.ol>
      <MinutesLeft percent={reading.percent} minutes={minutes} />
    </chakra.nav>
  )
}

function MinutesLeft({ percent, minutes }: { percent: number; minutes: number }) {
  const left = Math.ceil((minutes * (100 - percent)) / 100)
  return (
    <chakra.div display={{ base: 'none', xl: 'block' }} mt="5" textStyle="meta" fontSize="0.9375rem" color="ink2">
      {left > 0 ? texts.minutesLeft(left) : texts.end}
      <chakra.progress
        aria-hidden="true"
        max={100}
        value={percent}
        display="block"
        w="full"
        h="4px"
        mt="2"
        appearance="none"
        border="0"
        borderRadius="pill"
        overflow="hidden"
        bg="line"
        css={{
          '&::-webkit-progress-bar': { bg: 'line' },
          '&::-webkit-progress-value': { bg: 'gold.500' },
          '&::-moz-progress-bar': { bg: 'gold.500' },
        }}
      />
    </chakra.div>
  )
}
