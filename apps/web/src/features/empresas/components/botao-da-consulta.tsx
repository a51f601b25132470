import { Button } from '@mantine/core';
import { IconWorldSearch } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useConsultaLigada } from '../../../consultas/consultas-ligadas.ts';
import { sobDemanda } from '../../../lib/sob-demanda.tsx';
import { useConsultaAtual } from '../receita-lote.queries.ts';

export const ConsultaEmLote = sobDemanda(() => import('./consulta-em-lote.tsx'));

/** Leads back to the consultation of many companies that the person began last. */
export function BotaoDaConsulta() {
  const ligada = useConsultaLigada('cnpj', 'empresas:editar');
  const consulta = useConsultaAtual(ligada);
  const [aberta, setAberta] = useState(false);
  if (!consulta) return null;
  const { situacao, consultadas, total } = consulta;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconWorldSearch size={16} aria-hidden />}
        onPointerEnter={ConsultaEmLote.adiantar}
        onFocus={ConsultaEmLote.adiantar}
        onClick={() => setAberta(true)}
      >
        {situacao === 'andamento'
          ? `Receita: ${consultadas.toLocaleString('pt-BR')} de ${total.toLocaleString('pt-BR')}`
          : 'Consulta à Receita'}
      </Button>
      <Suspense>{aberta && <ConsultaEmLote aoFechar={() => setAberta(false)} />}</Suspense>
    </>
  );
}
