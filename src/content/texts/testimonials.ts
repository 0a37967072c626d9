/** Interface texts of the testimonials page. */
export const testimonialsTexts = {
  carousel: {
    previous: 'go to previous slide',
    next: 'go to next slide',
    goTo: (n: number) => `Go to testimonial ${n}`,
    pause: 'Stop changing slides',
    play: 'Change slides automatically',
    slideOf: (n: number, count: number) => `${n} of ${count}`,
  },
  portraits: 'Drawn portraits',
}
