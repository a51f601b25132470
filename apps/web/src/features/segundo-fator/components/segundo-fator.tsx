import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErroDaRegiao } from '../../../components/ui/erro-da-regiao.tsx';
import { EsqueletoDeLista } from '../../../components/ui/esqueleto.tsx';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { meuSegundoFatorOptions } from '../../../lib/meu-segundo-fator.ts';
import { Aplicativo } from './aplicativo.tsx';
import { Chaves } from './chaves.tsx';
import { Codigos } from './codigos.tsx';
import { CodigosMostrados } from './codigos-mostrados.tsx';

/** All that a person has as second factor: the application, the passkeys, the recovery codes. */
export default function SegundoFator({ aoConcluir }: { aoConcluir?: () => void }) {
  const { data: estado, error, refetch, isFetching } = useQuery(meuSegundoFatorOptions());
  // Here and not where they were asked for: that part may be drawn anew meanwhile.
  const [codigos, setCodigos] = useState<string[]>([]);
  if (!estado) {
    if (!error) return <EsqueletoDeLista />;
    return (
      <ErroDaRegiao
        oQue="o segundo fator"
        detalhe={mensagemDoErro(error)}
        aoTentar={() => void refetch()}
        tentando={isFetching}
      />
    );
  }
  const receber = (novos: string[]) => (novos.length > 0 ? setCodigos(novos) : aoConcluir?.());
  return (
    <>
      <Aplicativo estado={estado} aoReceberCodigos={receber} />
      <Chaves comCodigo={estado.totp} aoReceberCodigos={receber} />
      {(estado.totp || estado.chaves > 0) && <Codigos estado={estado} aoReceberCodigos={receber} />}
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
  );
}
