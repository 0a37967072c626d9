import { chakra } from '@chakra-ui/react'
import type { Ref } from 'react'
import type { Block } from '#content/blocks.ts'
import { holdsArticleText } from '#ui/browser/articleText.ts'
import { Checklist } from '#ui/checklist/Checklist.tsx'
import { useSectionClick } from '#ui/controls/useSectionClick.ts'
import { Picture } from '#ui/media/Picture.tsx'
import { TemplateText } from '#ui/sample/TemplateText.tsx'
import { Numbered } from '#ui/text/Numbered.tsx'
import { Prose } from '#ui/text/Prose.tsx'
import { RichText } from '#ui/text/RichText.tsx'
import { Table } from '#ui/text/Table.tsx'
import { type PlacedBlock, placed } from './headings.ts'
import { readingStyles } from './readingStyles.ts'
import { type Stored, StoredPicture } from './StoredPicture.tsx'

/** Sites whose articles show drawn figures only, each with its caption, carry nothing of other ones. */
const hasOtherPictures = import.meta.env.SITE_HAS_PICTURES !== false

const dropCap = {
  '& > p:first-of-type::first-letter': {
    float: 'left',
    fontFamily: 'sans',
    fontWeight: 'semibold',
    fontSize: { base: '4.9em', sm: '4.88em' },
    lineHeight: '0.7',
    pt: { base: '4px', sm: '5px' },
    pr: '12px',
    ml: '-4px',
    color: 'pigment.text',
  },
}

interface ArticleBodyProps {
  content: readonly Block[]
  /** Address of the article, under which the ticks of its checklists are kept. */
  page: string
  ref: Ref<HTMLDivElement>
}

/** The article's blocks in order; a block of an unknown type renders nothing (BA-21). */
export function ArticleBody({ content, page, ref }: ArticleBodyProps) {
  return (
    <Prose
      ref={ref}
      gridColumn="2"
      {...holdsArticleText}
      css={[readingStyles, content[0]?.type === 'paragraph' && dropCap]}
    >
      {placed(content).map((item) => (
        <ArticleBlock key={item.place} {...item} page={page} />
      ))}
    </Prose>
  )
}

function ArticleBlock({ block, number, page }: PlacedBlock & { page: string }) {
  switch (block.type) {
    case 'heading':
      return <NumberedHeading level={block.level} id={block.id} text={block.content} number={number} />
    case 'paragraph':
      return <RichText text={block.content} />
    case 'numbered':
      return <Numbered start={block.start} items={block.items} />
    case 'checklist':
      return <Checklist page={page} items={block.items} />
    case 'table':
      return <Table head={block.head} rows={block.rows} />
    case 'quote':
      return <Quote text={block.content} />
    case 'image':
      return (
        <Figure
          src={hasOtherPictures && block.size ? { path: block.src, ...block.size } : block.src}
          alt={block.alt}
          caption={block.caption}
        />
      )
    case 'code':
      return <TemplateText title={block.title} text={block.content} page={page} />
    default:
      return null
  }
}

function Quote({ text }: { text: string }) {
  return (
    <chakra.blockquote borderLeft="3px solid" borderColor="pigment.accent" pl="5" my="1.6em" color="ink2">
      <RichText text={text} />
    </chakra.blockquote>
  )
}

/** A heading that links to itself, so its URL can be copied. */
function NumberedHeading({ level, id, text, number }: { level: 2 | 3; id: string; text: string; number: number }) {
  const onClick = useSectionClick()
  return (
    <chakra.h2 as={level === 2 ? 'h2' : 'h3'} id={id}>
      <chakra.a
        href={`#${id}`}
        onClick={onClick}
        color="inherit"
        textDecoration="none"
        css={{
          '&:hover::after, &:focus-visible::after': { content: '" #"', color: 'pigment.text' },
          '& span': { color: 'pigment.text' },
        }}
      >
        <span>{`${number}. `}</span>
        {text}
      </chakra.a>
    </chakra.h2>
  )
}

/** On wide screens the caption is in the margin. */
function Figure({ src, alt, caption }: { src: string | Stored; alt: string; caption: string }) {
  return (
    <chakra.figure position="relative" mt="2em" mb="2em">
      {hasOtherPictures && typeof src === 'object' ? (
        <StoredPicture {...src} alt={alt} />
      ) : (
        <Picture
          kind="figure"
          name={src as string}
          alt={alt}
          sizes="(min-width: 769px) 43rem, 100vw"
          w="full"
          borderRadius="card"
        />
      )}
      {hasOtherPictures && !caption ? null : (
        <chakra.figcaption
          textStyle="small"
          fontSize={{ base: '1em', sm: '0.9em' }}
          color="ink2"
          mt="4"
          borderTop="3px solid"
          borderColor="pigment.accent"
          pt="3"
          css={{
            '@media (min-width: 1400px)': {
              position: 'absolute',
              left: 'calc(100% + 3.5rem)',
              top: '0',
              width: '11rem',
              marginTop: '0',
              fontSize: '0.8em',
            },
          }}
        >
          {caption}
        </chakra.figcaption>
      )}
    </chakra.figure>
  )
}
