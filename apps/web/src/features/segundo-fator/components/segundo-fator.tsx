import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Lido } from '../../../components/ui/lido.tsx';
import { meuSegundoFatorOptions } from '../../../consultas/meu-segundo-fator.ts';
import { Aplicativo } from './aplicativo.tsx';
import { Chaves } from './chaves.tsx';
import { Codigos } from './codigos.tsx';
import { CodigosMostrados } from './codigos-mostrados.tsx';

/**
 * How often to ask whether a factor is still required: somebody who has to set one up has no live
 * feed.
 */
const ENQUANTO_EXIGIDO_MS = 10_000;

interface Props {
  /** Called when a required factor has been set up, or is no longer required. */
  aoConcluir?: () => void;
}

/** The person's second factors: the application, the passkeys and the recovery codes. */
export default function SegundoFator({ aoConcluir }: Props) {
  const obrigatorio = aoConcluir !== undefined;
  const consulta = useQuery({
    ...meuSegundoFatorOptions(),
    ...(obrigatorio && { refetchInterval: ENQUANTO_EXIGIDO_MS, refetchOnWindowFocus: 'always' }),
  });
  const { data: atual } = consulta;
  // Kept here because the parts that receive the codes may be unmounted before they have been read.
  const [codigos, setCodigos] = useState<string[]>([]);
  // Codes are shown only once, so the page stays while they are on the screen.
  const dispensado = obrigatorio && atual?.exigido === false && codigos.length === 0;
  useEffect(() => {
    if (dispensado) aoConcluir?.();
  }, [dispensado, aoConcluir]);
  const receber = (novos: string[]) => (novos.length > 0 ? setCodigos(novos) : aoConcluir?.());
  return (
    <Lido consulta={consulta} oQue="o segundo fator">
      {(estado) => (
        <>
          <Aplicativo estado={estado} aoReceberCodigos={receber} />
          <Chaves estado={estado} aoReceberCodigos={receber} />
          {(estado.totp || estado.chaves > 0) && (
            <Codigos estado={estado} aoReceberCodigos={receber} />
          )}
          {codigos.length > 0 && (
            <CodigosMostrados
              codigos={codigos}
              aoFechar={() => {
                setCodigos([]);
                aoConcluir?.();
              }}
            />
          )}
        </>
      )}
    </Lido>
  );
}
