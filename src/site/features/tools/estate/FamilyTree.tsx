import { chakra } from '@chakra-ui/react'
import { estateTexts as texts } from '#content/tools/estate.ts'
import type { Family, Heirs } from '#law/estate/shares.ts'
import type { Paise } from '#law/money.ts'
import { heirLine, placeOf } from './explain.ts'

interface FamilyTreeProps {
  family: Family
  found: readonly Heirs[]
  value: Paise | undefined
}

const Tree = chakra('ul', {
  base: {
    listStyle: 'none',
    m: '0',
    p: '0',
    textStyle: 'small',
    // The lines of the family: a list hangs from the person above it.
    '& ul': { listStyle: 'none', m: '0', ml: '7px', pl: '5', borderLeft: '2px solid', borderColor: 'field' },
    '& li': { pt: '2', breakInside: 'avoid' },
    '& svg': { display: 'block', w: 'full', h: '12px' },
    '& .track': { fill: 'line' },
    '& .share': { fill: 'link' },
  },
})

/** The family as a tree: each heir with the share in words and, as a bar, of the whole. */
export function FamilyTree({ family, found, value }: FamilyTreeProps) {
  const branches = [...new Set(found.flatMap(({ branch }) => branch ?? []))]
  const heir = (heirs: Heirs) => (
    <li key={heirs.kind}>
      <span>{heirLine(heirs, family, value)}</span>
      <Shares heirs={heirs} />
    </li>
  )
  return (
    <Tree>
      <li>
        <strong>{texts.estate}</strong>
        <ul>
          {found.filter(({ branch }) => branch === undefined).map(heir)}
          {branches.map((branch) => (
            <li key={branch}>
              <span>{placeOf(branch, family)}</span>
              <ul>{found.filter((heirs) => heirs.branch === branch).map(heir)}</ul>
            </li>
          ))}
        </ul>
      </li>
    </Tree>
  )
}

/** A bar of the whole with a piece for each of the heirs, parted by gaps. */
function Shares({ heirs: { count, each } }: { heirs: Heirs }) {
  const width = (each.parts / each.of) * 100
  const gap = Math.min(0.6, width / 4)
  return (
    <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none">
      <rect className="track" width="100" height="4" />
      {Array.from({ length: count }, (_, index) => index * width).map((x) => (
        <rect key={x} className="share" x={x} width={width - gap} height="4" />
      ))}
    </svg>
  )
}
