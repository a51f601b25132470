import { type ReactNode, useSyncExternalStore } from 'react';
import { LimiteDeErro } from '../../components/ui/limite-de-erro.tsx';
import { assinarFalhas, emFalhaPesada, retomar } from '../../lib/falhas.ts';
import { ErroDaAplicacao } from './erro-da-pagina.tsx';

const MUITOS_ERROS = new Error('Várias partes da aplicação falharam em seguida.');

/** Around everything: the heavy fallback at three errors, and for what no other boundary caught. */
export function LimiarDeErros({ children }: { children: ReactNode }) {
  const pesada = useSyncExternalStore(assinarFalhas, emFalhaPesada);
  if (pesada) return <ErroDaAplicacao erro={MUITOS_ERROS} tentar={retomar} />;
  return (
    <LimiteDeErro desenhar={(erro, tentar) => <ErroDaAplicacao erro={erro} tentar={tentar} />}>
      {children}
    </LimiteDeErro>
  );
}
