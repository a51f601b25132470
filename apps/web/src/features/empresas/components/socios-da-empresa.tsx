import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useCampoChamado } from '../../../components/endereco/campo-chamado.ts';
import { Propriedade, Propriedades } from '../../../components/formulario/propriedades.tsx';
import { Lido } from '../../../components/ui/lido.tsx';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { usePermissoesDoRecurso } from '../../../registros/permissoes-do-recurso.ts';
import { empresas, sociosOptions } from '../empresas.queries.ts';
import { type SocioNaReceita, usePropostaDaReceita } from '../use-levar-ao-cadastro.ts';
import empresa from './empresa.module.css';
import { FormularioDosSocios } from './formulario-dos-socios.tsx';
import { ListaDeSocios } from './lista-de-socios.tsx';

/** The partners of a company, changed where they stand by whoever may. */
export function SociosDaEmpresa({ empresaId }: { empresaId: number }) {
  const soLeitura = useSoLeitura() !== null;
  const podeEditar = usePermissoesDoRecurso(empresas).podeEditar && !soLeitura;
  const consulta = useQuery(sociosOptions(empresaId));
  const chegar = useCampoChamado()(['socios']);
  const { socios: naReceita } = usePropostaDaReceita();
  /** Those whom the form is to begin with, besides who is there. */
  const [propostos, setPropostos] = useState<readonly SocioNaReceita[]>([]);
  const titulo = useId();
  return (
    <section aria-labelledby={titulo}>
      <h3 id={titulo} className={empresa.titulo}>
        Quadro societário
      </h3>
      <Lido consulta={consulta} oQue="os sócios">
        {(quadro) => (
          <Propriedades>
            <Propriedade
              nome="Sócios"
              larga
              inteira={false}
              aoChegar={
                chegar &&
                (() => {
                  setPropostos(naReceita ?? []);
                  chegar();
                })
              }
              editar={
                podeEditar &&
                ((aoFechar) => (
                  <FormularioDosSocios
                    empresaId={empresaId}
                    quadro={quadro}
                    propostos={propostos}
                    aoFechar={(comFoco) => {
                      setPropostos([]);
                      aoFechar(comFoco);
                    }}
                  />
                ))
              }
            >
              {quadro.socios.length > 0 && <ListaDeSocios socios={quadro.socios} />}
            </Propriedade>
          </Propriedades>
        )}
      </Lido>
    </section>
  );
}
