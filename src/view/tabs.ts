/** What a narrow screen shows one at a time. */
export const tabs = ['tree', 'table', 'bounds'] as const;
export type Tab = (typeof tabs)[number];
