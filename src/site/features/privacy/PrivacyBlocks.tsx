import type { PrivacyBlock, PrivacySection } from '#content/pages/privacyBlocks.ts'
import { Bullets } from '#ui/text/RichText.tsx'

/** One section of the policy with its heading. */
export function PrivacyBlocks({ section: { id, title, blocks } }: { section: PrivacySection }) {
  return (
    <>
      <h2 id={id}>{title}</h2>
      {blocks.map((block) => (
        <Part key={block.type === 'list' ? block.items[0] : block.text} block={block} />
      ))}
    </>
  )
}

function Part({ block }: { block: PrivacyBlock }) {
  switch (block.type) {
    case 'heading':
      return <h3>{block.text}</h3>
    case 'paragraph':
      return <p>{block.text}</p>
    case 'list':
      return (
        <Bullets>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Bullets>
      )
    case 'email':
      return (
        <p>
          {`${block.text} `}
          <a href={block.link}>{block.display}</a>
        </p>
      )
  }
}
