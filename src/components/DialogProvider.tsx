import { createContext, useContext, useState, type ReactNode } from 'react';

const ShowDialog = createContext<(dialog: ReactNode) => void>(() => {});

/** Returns a function that renders a dialog outside the pages, where the dialog stays when the page changes (R-LEAD-10). */
export const useShowDialog = () => useContext(ShowDialog);

/**
 * Renders the site and, after it, the dialog that a part of the site shows. So the code of a dialog is only in the chunk
 * of the part that shows it.
 */
export function DialogProvider({ children }: { readonly children: ReactNode }) {
  const [dialog, setDialog] = useState<ReactNode>(null);
  return (
    <ShowDialog value={setDialog}>
      {children}
      {dialog}
    </ShowDialog>
  );
}
