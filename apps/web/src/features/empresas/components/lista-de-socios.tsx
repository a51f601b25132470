import { diaEscrito } from '@dominio/contrato/datas';
import {
  documentoEscrito,
  participacaoEscrita,
  type Socio,
} from '@dominio/contrato/empresas-socios';
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

/** Partners in words, one after the other. */
export const ListaDeSocios = ({ socios }: { socios: readonly Socio[] }) => (
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
