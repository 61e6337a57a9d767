/** A button that opens the camera, and its picture until a code has been read. Nothing where codes can't be scanned. */
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyWithPreload } from '../../../lib/lazy-with-preload';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { LazyBoundary } from '../../../ui/lazy-boundary';
import { canScan, isCameraAllowed, reloadToScan, SCAN, wasReloadedToScan } from './camera';

const scanner = lazyWithPreload(() => import('./scanner'));

interface ScanCodeProps {
  onFound: (text: string) => void;
  onProblem: (problem: string) => void;
}

export function ScanCode({ onFound, onProblem }: ScanCodeProps) {
  const t = texts.handOver;
  const [isScanning, setIsScanning] = useState(() => canScan() && wasReloadedToScan());
  useForgetScan();
  if (!canScan()) return null;
  const toggle = () => {
    if (isCameraAllowed()) setIsScanning(!isScanning);
    else reloadToScan();
  };
  const found = (text: string) => {
    setIsScanning(false);
    onFound(text);
  };
  const failed = () => {
    setIsScanning(false);
    onProblem(t.cameraDenied);
  };
  return (
    <>
      <Button
        look="quiet"
        size="l"
        fullWidth
        aria-expanded={isScanning}
        onPointerEnter={scanner.preload}
        onClick={toggle}
      >
        {isScanning ? t.stopScan : t.scan}
      </Button>
      <LazyBoundary isNeeded={isScanning}>
        {isScanning && <scanner.Component onFound={found} onFailed={failed} />}
      </LazyBoundary>
    </>
  );
}

/** A page that was loaded to scan doesn't open the camera again when it is reloaded or gone back to. */
function useForgetScan(): void {
  const [params, setParams] = useSearchParams();
  const isAsked = params.has(SCAN);
  useEffect(() => {
    if (!isAsked) return;
    const without = (before: URLSearchParams) => {
      const next = new URLSearchParams(before);
      next.delete(SCAN);
      return next;
    };
    setParams(without, { replace: true, preventScrollReset: true });
  }, [isAsked, setParams]);
}
