/** What can be opened beside the table; one at a time. */
export type Sheet = '' | 'rules' | 'log' | 'hint' | 'company' | 'settings' | 'ending'
