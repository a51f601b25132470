import { Button } from '@mantine/core';
import { useState } from 'react';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { temChavesDeAcesso } from '../../../lib/tem-chaves.ts';

/**
 * Sign-in by passkey, where the browser supports it. Its code is fetched when the button is
 * pressed.
 */
export function BotaoDaChave({ aoFalhar }: { aoFalhar: (texto: string | null) => void }) {
  const [entrando, definirEntrando] = useState(false);
  if (!temChavesDeAcesso()) return null;
  const entrar = async () => {
    aoFalhar(null);
    definirEntrando(true);
    try {
      await (await import('../entrar-com-chave.ts')).entrarComChave();
    } catch (erro) {
      definirEntrando(false);
      aoFalhar(mensagemDoErro(erro));
    }
  };
  return (
    <Button
      variant="default"
      fullWidth
      aria-disabled={entrando}
      onClick={() => !entrando && void entrar()}
    >
      {entrando ? 'Entrando…' : 'Entrar com chave de acesso'}
    </Button>
  );
}
