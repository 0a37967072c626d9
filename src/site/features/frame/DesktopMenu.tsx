import { chakra } from '@chakra-ui/react'
import { useLocation } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'
import { frameTexts, type MenuItem } from '#content/texts/frame.ts'
import { largeText } from '#ui/layout/barControls.ts'
import { Icon } from '#ui/media/Icon.tsx'
import { prerendering, unscripted } from '#ui/theme/scripted.ts'
import { currentEntry, menu, pathOf } from './menu.ts'
import { useDismiss } from './useDismiss.ts'

const item = {
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  minH: 'touch',
  pt: '3px',
  bg: 'transparent',
  border: '0',
  borderBottom: '2px solid transparent',
  color: 'white',
  fontFamily: 'sans',
  fontWeight: 'medium',
  fontSize: { base: '0.9375rem', '2xl': '1.0625rem' },
  lineHeight: '1',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  cursor: 'pointer',
  _hover: { borderColor: 'gold.500' },
  '& svg': { transition: 'transform {durations.move} {easings.out}' },
  '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
  '&[data-current]': { borderColor: 'gold.500', color: 'gold.300' },
  // Forced colours paint transparent borders, which would mark every page as current.
  '@media (forced-colors: active)': { '&:not([data-current])': { borderBottomStyle: 'none', pb: '2px' } },
} as const
const ItemLink = chakra('a', { base: item })
const ItemButton = chakra('button', { base: item }, { defaultProps: { type: 'button' } })

const SubLink = chakra('a', {
  base: {
    display: 'block',
    px: '4',
    pt: '10px',
    pb: '8px',
    borderRadius: 'small',
    color: 'white',
    fontFamily: 'sans',
    fontWeight: 'medium',
    fontSize: '1.0625rem',
    lineHeight: '1.25',
    textDecoration: 'none',
    _hover: { bg: 'rgb(255 255 255 / .1)' },
    '&[aria-current]': { color: 'gold.300', bg: 'rgb(255 255 255 / .06)' },
  },
})

interface DesktopMenuProps {
  /** Title of the open drop-down, if any. */
  open: string | null
  setOpen: (title: string | null) => void
}

/** The menu of wide screens; at most one of its two drop-downs is open (TB-20, TB-21). */
export function DesktopMenu({ open, setOpen }: DesktopMenuProps) {
  const current = useLocation({ select: currentEntry })
  return (
    <chakra.nav
      aria-label={frameTexts.mainNavigation}
      display={{ base: 'none', md: 'block' }}
      css={{ [largeText.noMenu]: { display: 'none' } }}
    >
      <chakra.ul
        display="flex"
        gap={{ base: '14px', '2xl': '24px' }}
        listStyle="none"
        m="0"
        p="0"
        mr={{ base: '1', '2xl': '3' }}
      >
        {menu.map((entry) => (
          <chakra.li key={entry.path} position="relative">
            {entry.subMenu ? (
              <DropDown entry={entry} current={current === entry.path} open={open === entry.title} setOpen={setOpen} />
            ) : (
              <ItemLink
                href={entry.path}
                data-current={current === entry.path ? '' : undefined}
                aria-current={current === entry.path ? 'page' : undefined}
              >
                {entry.title}
              </ItemLink>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.nav>
  )
}

interface DropDownProps {
  entry: MenuItem
  current: boolean
  open: boolean
  setOpen: (title: string | null) => void
}

function DropDown({ entry, current, open, setOpen }: DropDownProps) {
  const list = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => setOpen(null), [setOpen])
  useDismiss(open, list, button, close)
  const subMenu = entry.subMenu ?? []
  return (
    <div ref={list}>
      <ItemButton
        ref={button}
        aria-expanded={open}
        data-current={current ? '' : undefined}
        css={unscripted({ display: 'none' })}
        onClick={() => setOpen(open ? null : entry.title)}
      >
        {entry.title}
        <Icon name="chevron" size="14px" />
      </ItemButton>
      <noscript>
        {prerendering && subMenu[0] && (
          <ItemLink href={subMenu[0].path} data-current={current ? '' : undefined}>
            {entry.title}
          </ItemLink>
        )}
      </noscript>
      {open && <SubMenu items={subMenu} close={close} />}
    </div>
  )
}

/** The open drop-down's list. */
function SubMenu({ items, close }: { items: readonly MenuItem[]; close: () => void }) {
  const path = useLocation({ select: pathOf })
  return (
    <chakra.ul
      position="absolute"
      top="calc(100% + 16px)"
      left="50%"
      transform="translateX(-50%)"
      w={items.length > 6 ? '38rem' : '15rem'}
      columns={items.length > 6 ? 2 : 1}
      columnGap="2"
      p="3"
      m="0"
      listStyle="none"
      bg="navy.800"
      border="1px solid rgb(255 255 255 / .2)"
      borderRadius="card"
      boxShadow="form"
    >
      {items.map((sub) => (
        <chakra.li key={sub.path} breakInside="avoid">
          <SubLink href={sub.path} onClick={close} aria-current={path === sub.path ? 'page' : undefined}>
            {sub.title}
          </SubLink>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
