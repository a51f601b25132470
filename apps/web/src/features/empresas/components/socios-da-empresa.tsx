import { diaEscrito } from '@dominio/contrato/datas';
import {
  documentoEscrito,
  participacaoEscrita,
  type QuadroDeSocios,
  type Socio,
} from '@dominio/contrato/empresas-socios';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Propriedade, Propriedades } from '../../../components/formulario/propriedades.tsx';
import { Lido } from '../../../components/ui/lido.tsx';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { usePermissoesDoRecurso } from '../../../registros/permissoes-do-recurso.ts';
import { empresas, sociosOptions } from '../empresas.queries.ts';
import empresa from './empresa.module.css';
import { FormularioDosSocios } from './formulario-dos-socios.tsx';
import classes from './socios.module.css';

/** `60% · administra · sócio-gerente · desde 01/02/2019`. */
const papelEscrito = (socio: Socio) =>
  [
    participacaoEscrita(socio.participacao_milionesimos),
    socio.administrador && 'administra',
    socio.qualificacao,
    socio.desde && `desde ${diaEscrito(socio.desde)}`,
    socio.ate && `saiu em ${diaEscrito(socio.ate)}`,
  ]
    .filter(Boolean)
    .join(' · ');

/** Those who left come last. */
const emOrdem = (socios: readonly Socio[]) => [
  ...socios.filter(({ ate }) => ate === null),
  ...socios.filter(({ ate }) => ate !== null),
];

const Lista = ({ socios }: Pick<QuadroDeSocios, 'socios'>) => (
  <ul className={classes.socios}>
    {emOrdem(socios).map((socio) => (
      <li
        key={`${socio.cpf_cnpj} ${socio.desde} ${socio.ate}`}
        data-saiu={socio.ate !== null || undefined}
      >
        <strong>{socio.nome}</strong>
        <span>{papelEscrito(socio)}</span>
        <span>{documentoEscrito(socio.cpf_cnpj)}</span>
      </li>
    ))}
  </ul>
);

/** The partners of a company, changed where they stand by whoever may. */
export function SociosDaEmpresa({ empresaId }: { empresaId: number }) {
  const soLeitura = useSoLeitura() !== null;
  const podeEditar = usePermissoesDoRecurso(empresas).podeEditar && !soLeitura;
  const consulta = useQuery(sociosOptions(empresaId));
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
              editar={
                podeEditar &&
                ((aoFechar) => (
                  <FormularioDosSocios empresaId={empresaId} quadro={quadro} aoFechar={aoFechar} />
                ))
              }
            >
              {quadro.socios.length > 0 && <Lista socios={quadro.socios} />}
            </Propriedade>
          </Propriedades>
        )}
      </Lido>
    </section>
  );
}
