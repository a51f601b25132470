import type { Empresa } from '@dominio/contrato/empresas';
import { receitaDaEmpresaEndpoints } from '@dominio/contrato/empresas-receita';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { useConsultaLigada } from '../../../consultas/consultas-ligadas.ts';
import { sobDemanda } from '../../../lib/sob-demanda.tsx';
import { useEscrever } from '../../../registros/gravacoes.ts';
import { empresas } from '../empresas.queries.ts';

const Comparacao = sobDemanda(() => import('./comparacao-com-a-receita.tsx'));

/** Whether the Receita may be asked about a company here: the look-up is on, and the person may edit it. */
export function usePodeConsultarReceita(): boolean {
  const soLeitura = useSoLeitura() !== null;
  return useConsultaLigada('cnpj', 'empresas:editar') && !soLeitura;
}

/** Asks the Receita about a company and compares; for whom `usePodeConsultarReceita` lets. */
export function BotaoDaReceita({ empresa }: { empresa: Empresa }) {
  const consulta = useEscrever(empresas, receitaDaEmpresaEndpoints.consultar);
  const [aberta, setAberta] = useState(false);
  const consultar = () => consulta.mutate({ params: { id: empresa.id } });
  return (
    <>
      <Button
        variant="default"
        onClick={() => {
          setAberta(true);
          consultar();
        }}
      >
        Atualizar pela Receita
      </Button>
      {aberta && (
        <Suspense>
          <Comparacao
            empresa={empresa}
            consulta={consulta}
            aoConsultar={consultar}
            aoFechar={() => setAberta(false)}
          />
        </Suspense>
      )}
    </>
  );
}
