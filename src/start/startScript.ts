// In the head of every prerendered page, inline and allowed by its hash: as a file it would cost a slow line
// another round trip. A module of its own, for browsers that know no import() do not read a script that has one.
window.startApp?.((href) => import(/* @vite-ignore */ href))
