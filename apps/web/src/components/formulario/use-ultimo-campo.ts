import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** What is filled in. */
export const CAMPOS = 'input, textarea, select';

/** Follows which field of a form had the focus last. @returns takes the focus back to it */
export function useUltimoCampo(form: RefObject<HTMLElement | null>): () => void {
  const ultimo = useRef<HTMLElement>(null);
  useEffect(() => {
    const anotar = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !target.matches(CAMPOS)) return;
      if (form.current?.contains(target)) ultimo.current = target;
    };
    document.addEventListener('focusin', anotar);
    return () => document.removeEventListener('focusin', anotar);
  }, [form]);
  return useCallback(() => ultimo.current?.focus(), []);
}
