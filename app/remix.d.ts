/** Tells the types of Remix that loader data reaches the page as it is (single fetch). */
declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

export {}
