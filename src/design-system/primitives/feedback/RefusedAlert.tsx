import type { ReactNode } from 'react';
import { Alert } from './Alert.tsx';

type RefusedAlertProps = {
  /** Why the service said no, in its words; nothing stands there without them. */
  children: ReactNode;
};

/** What the service says against something that was sent, above the button that sends it. */
export const RefusedAlert = ({ children }: RefusedAlertProps) =>
  children && (
    <Alert tone="danger">
      <bdi className="wrap-anywhere">{children}</bdi>
    </Alert>
  );
