/** The signs of the missions by their letters, in a box of 20: a flag for a rebellion, a bomb for sabotage, an eye for information. @type {Record<string, string>} */
export const MISSION_SIGN = {
  R: 'M4 1h2v18H4zM6 2q5-2 7 1t5 0v9q-4 2-6-1t-6 0z',
  S: 'M9 6a6.5 6.5 0 1 1-.1 0zM11.5 5l3-4l2 1.5l-2.5 4zM16 1l3-1l-1 3zM6 11a4 4 0 0 1 3-3v1.6a2.5 2.5 0 0 0-1.6 1.5z',
  I: 'M0 10Q10-1 20 10Q10 21 0 10zM10 5.5a4.5 4.5 0 1 0 .1 0zM10 8a2 2 0 1 1-.1 0z',
  T: 'M1 6h11V2l7 6l-7 6v-4H1zM19 16H9v3l-6-4.5L9 11v2h10z',
  P: 'M2 8q0-5 5-5h6q5 0 5 5v1H2zM2 10.5h6v3h4v-3h6V18H2z',
  G: 'M7.5 1a4 4 0 1 1-.1 0zM0 18c0-7 3-8.5 7.5-8.5S15 11 15 18zM15 4h2V1.5h2V4h1v2h-1v2.5h-2V6h-2z',
  D: 'M1 3h13v9H8l-4 4v-4H1zM16 7h3v8h-2v4l-4-4H9l2-2h5z',
  A: 'M10 0l2.5 11h-5zM5 12h10v2H5zM8.7 14.5h2.6V20H8.7z',
  F: 'M6 6a4 4 0 0 0 0 8h2v-2H6a2 2 0 0 1 0-4h2V6zM12 6h2a4 4 0 0 1 0 8h-2v-2h2a2 2 0 0 0 0-4h-2zM9 1h2v3H9zM9 16h2v3H9zM4 1.5l2 3h-2zM16 1.5l-2 3h2z',
  C: 'M2 4l4 4l4-6l4 6l4-4l-2 9H4zM3 15h8l-2 4H3zM13 15h4v4h-5z',
  B: 'M10 1L20 19H13L10 11L7 19H0z',
  H: 'M10 1a9 4 0 1 1-.1 0zM1 7q9 5 18 0v4q-9 5-18 0zM1 13q9 5 18 0v3q-9 5-18 0z',
  E: 'M2 6l4 4l4-7l4 7l4-4l-2 10H4zM4 17.5h12v2H4z',
  J: 'M10 0q5 5 5 11l3 4v3l-5-2H7l-5 2v-3l3-4q0-6 5-11zM8.5 17.5h3V20h-3z',
  Q: 'M2 2h16v12H9l-5 5v-5H2zM7.5 5h5v4.5H11V11H9V8h1.5V7h-3zM9 11.8h2v1.4H9z',
};
