/** The camera's picture, until a QR code is in it. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { texts } from '../../../texts';
import { createDetector } from './camera';
import classes from './hand-over.module.css';

/** Between two looks at the picture, in milliseconds. */
const LOOK_MS = 250;

interface ScannerProps {
  onFound: (text: string) => void;
  /** The camera is not to be had. */
  onFailed: () => void;
}

export default function Scanner({ onFound, onFailed }: ScannerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const found = useEffectEvent(onFound);
  const failed = useEffectEvent(onFailed);
  useEffect(() => {
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const look = async (detector: ReturnType<typeof createDetector>) => {
      const [code] = video.current ? await detector.detect(video.current).catch(() => []) : [];
      if (isGone) return;
      if (code) found(code.rawValue);
      else timer = setTimeout(() => void look(detector), LOOK_MS);
    };
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (isGone || !video.current) return stop();
      video.current.srcObject = stream;
      await video.current.play();
      await look(createDetector());
    };
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    start().catch(() => {
      stop();
      if (!isGone) failed();
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop();
    };
  }, []);
  return (
    <div className={classes.scanner}>
      <video ref={video} className={classes.video} playsInline muted aria-label={texts.handOver.scanning} />
      <p className={classes.text} role="status">
        {texts.handOver.scanning}
      </p>
    </div>
  );
}
