import { useQuery } from '@tanstack/react-query';
import { umOptions } from '../../../registros/recurso.ts';
import { empresas } from '../empresas.queries.ts';
import { BotaoDaReceita, usePodeConsultarReceita } from './botao-da-receita.tsx';

/** The way to compare the company that is shown for a client with the Receita, for whoever may. */
export function ReceitaDoCliente({ empresaId }: { empresaId: number }) {
  const podeConsultar = usePodeConsultarReceita();
  const { data } = useQuery({ ...umOptions(empresas, empresaId), enabled: podeConsultar });
  return podeConsultar && data ? <BotaoDaReceita empresa={data} /> : null;
}
