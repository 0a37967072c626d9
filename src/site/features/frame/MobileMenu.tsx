import { Box, chakra } from '@chakra-ui/react'
import { useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { frameTexts, type MenuItem } from '#content/texts/frame.ts'
import { Icon } from '#ui/media/Icon.tsx'
import { isCurrent, menu, pathOf } from './menu.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { useDismiss } from './useDismiss.ts'

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  w: 'full',
  minH: 'control',
  px: '5',
  pt: '3px',
  border: '0',
  bg: 'transparent',
  color: 'white',
  fontFamily: 'sans',
  fontWeight: 'medium',
  fontSize: '1.125rem',
  lineHeight: '1.25',
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  '&[aria-current], &[data-current]': { color: 'gold.300' },
  '& svg': { transition: 'transform {durations.move} {easings.out}' },
  '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
} as const
const RowLink = chakra('a', { base: row })
const RowButton = chakra('button', { base: row }, { defaultProps: { type: 'button' } })

interface MobileMenuProps {
  close: () => void
  /** The bar that contains the menu's button; a press there does not dismiss the menu. */
  bar: RefObject<HTMLElement | null>
}

/** The hamburger's list: every page, services in a submenu, the green call item last (TB-14, TB-18). */
export function MobileMenu({ close, bar }: MobileMenuProps) {
  const path = useLocation({ select: pathOf })
  const opener = useRef<HTMLElement | null>(null)
  useEffect(() => {
    opener.current = bar.current?.querySelector('[aria-controls=mobile-menu]') ?? null
  }, [bar])
  useDismiss(true, bar, opener, close)
  return (
    <Box
      id="mobile-menu"
      position="absolute"
      top="100%"
      left="0"
      right="0"
      maxH="calc(100dvh - var(--bar))"
      overflowY="auto"
      overscrollBehavior="contain"
      bg="navy.900"
      borderTop="1px solid rgb(255 255 255 / .12)"
      boxShadow="form"
      pb="4"
    >
      <chakra.nav aria-label={frameTexts.mainNavigation}>
        <chakra.ul listStyle="none" m="0" p="0">
          {menu.map((entry) => (
            <chakra.li key={entry.path} borderBottom="1px solid rgb(255 255 255 / .1)">
              {entry.subMenu ? (
                <SubMenu entry={entry} path={path} close={close} />
              ) : (
                <RowLink href={entry.path} onClick={close} aria-current={isCurrent(entry, path) ? 'page' : undefined}>
                  {entry.title}
                </RowLink>
              )}
            </chakra.li>
          ))}
        </chakra.ul>
      </chakra.nav>
      <Box display={{ base: 'flex', sm: 'none' }} px="3" py="2">
        <ThemeSwitch labelled />
      </Box>
      <RowLink
        href="/contact"
        onClick={close}
        mx="5"
        mt="3"
        w="calc(100% - 40px)"
        borderRadius="tile"
        justifyContent="center"
        fontWeight="semibold"
        bg="callGreen"
        _hover={{ bg: 'callGreenHover' }}
      >
        {frameTexts.bookCall}
      </RowLink>
    </Box>
  )
}

interface SubMenuProps {
  entry: MenuItem
  path: string
  close: () => void
}

function SubMenu({ entry, path, close }: SubMenuProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <RowButton
        aria-expanded={open}
        data-current={isCurrent(entry, path) ? '' : undefined}
        onClick={() => setOpen(!open)}
      >
        {entry.title}
        <Icon name="chevron" size="16px" />
      </RowButton>
      {open && (
        <chakra.ul listStyle="none" m="0" p="0" pb="2" bg="navy.950">
          {(entry.subMenu ?? []).map((sub) => (
            <li key={sub.path}>
              <RowLink
                href={sub.path}
                onClick={close}
                pl="10"
                minH="touch"
                fontSize="1.0625rem"
                aria-current={path === sub.path ? 'page' : undefined}
              >
                {sub.title}
              </RowLink>
            </li>
          ))}
        </chakra.ul>
      )}
    </>
  )
}
