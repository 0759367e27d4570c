/** Phones and memories of a list that is pasted. */
export const EXAMPLE_LIST = ['Samsung Galaxy A56 8/256', 'Xiaomi Redmi 15 6/128', 'Tecno Spark 40 8/128']

/** The feed that the page for shops shows: what our own reader takes without a mistake (SHOPS-1). */
export const EXAMPLE_FEED = `id,title,price,availability,condition,link
101,Samsung Galaxy A06 4GB/64GB,18999 PKR,in_stock,new,https://example.pk/101
102,Infinix Note 50 Pro 8GB/256GB,52999 PKR,in_stock,new,https://example.pk/102
`
