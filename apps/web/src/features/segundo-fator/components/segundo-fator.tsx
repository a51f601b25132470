import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Lido } from '../../../components/ui/lido.tsx';
import { meuSegundoFatorOptions } from '../../../lib/meu-segundo-fator.ts';
import { Aplicativo } from './aplicativo.tsx';
import { Chaves } from './chaves.tsx';
import { Codigos } from './codigos.tsx';
import { CodigosMostrados } from './codigos-mostrados.tsx';

/** Who has yet to set one up has no live feed, which would say that the group stopped requiring it. */
const ENQUANTO_EXIGIDO_MS = 10_000;

interface Props {
  /** Where a group requires one: called once it is there, or no longer required. */
  aoConcluir?: () => void;
}

/** All that a person has as second factor: the application, the passkeys, the recovery codes. */
export default function SegundoFator({ aoConcluir }: Props) {
  const obrigatorio = aoConcluir !== undefined;
  const consulta = useQuery({
    ...meuSegundoFatorOptions(),
    ...(obrigatorio && { refetchInterval: ENQUANTO_EXIGIDO_MS, refetchOnWindowFocus: 'always' }),
  });
  const { data: atual } = consulta;
  // Here and not where they were asked for: that part may be drawn anew meanwhile.
  const [codigos, setCodigos] = useState<string[]>([]);
  // Codes are shown once: who is looking at them is not taken away from them.
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
