import { Button, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';

/** How long 'Copiado' stands, in ms. */
const MOSTRADO_POR = 2_000;

/**
 * Copies a text and says so on the button itself.
 *
 * @param rotulo what is copied, where 'Copiar' alone is not enough
 */
export function BotaoDeCopiar({
  texto,
  rotulo = 'Copiar',
  disabled = false,
}: {
  texto: string;
  rotulo?: string;
  disabled?: boolean;
}) {
  const [estado, setEstado] = useState<'pronto' | 'copiado' | 'falhou'>('pronto');
  useEffect(() => {
    if (estado === 'pronto') return;
    const relogio = setTimeout(() => setEstado('pronto'), MOSTRADO_POR);
    return () => clearTimeout(relogio);
  }, [estado]);
  const copiar = async () => {
    try {
      await navigator.clipboard.writeText(texto);
      setEstado('copiado');
    } catch {
      // The browser refuses without https, or because the person did.
      setEstado('falhou');
    }
  };
  const Icone = estado === 'copiado' ? IconCheck : IconCopy;
  const dito = {
    pronto: rotulo,
    copiado: 'Copiado',
    falhou: 'Não foi possível copiar',
  }[estado];
  return (
    <>
      <Button
        variant="default"
        disabled={disabled}
        leftSection={<Icone size={16} aria-hidden />}
        onClick={() => void copiar()}
      >
        {dito}
      </Button>
      <VisuallyHidden role="status">{estado === 'pronto' ? '' : dito}</VisuallyHidden>
    </>
  );
}
