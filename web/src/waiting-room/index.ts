/** The components of a table before its match: invitation and waiting room. */
export { default as WaitingRoom } from './WaitingRoom.svelte'
export { default as JoinTable } from './JoinTable.svelte'
