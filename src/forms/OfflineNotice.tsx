import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { formTexts } from '../content/forms';
import { FormIcon } from './fields/FormIcon';

const OfflineMessage = styled('span')(({ theme }) => ({
  ...theme.typography.subtitle2,
  display: 'flex',
  flex: '1 1 240px',
  gap: theme.spacing(1),
  '& svg': { marginTop: '0.15em' },
}));

function subscribeToConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Shows a notice while the browser reports that it is offline. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
  return (
    <span role="status">
      {!isOnline && (
        <OfflineMessage>
          <FormIcon name="offline" />
          {formTexts.offline}
        </OfflineMessage>
      )}
    </span>
  );
}
